import { Link } from '#kit/ui/link.tsx'
import caveSmall from '../../pictures/going-in-640.avif'
import caveLarge from '../../pictures/going-in-1280.avif'
import stoneSmall from '../../pictures/one-stone-640.avif'
import stoneLarge from '../../pictures/one-stone-1280.avif'
import flightsSmall from '../../pictures/three-flights-640.avif'
import flightsLarge from '../../pictures/three-flights-1280.avif'
import { words } from '../../words.ts'
import { Work } from '../work.tsx'
import styles from './products.module.css'

const products = [
  {
    to: '/ArtAlley/about#contact',
    title: words.contractWork,
    text: words.contractWorkText,
    picture: { width: 2200, height: 2200, small: flightsSmall, large: flightsLarge },
  },
  {
    to: '/ArtAlley/gallery',
    title: words.artGallery,
    text: words.artGalleryText,
    picture: { width: 2000, height: 2400, small: caveSmall, large: caveLarge },
  },
  {
    to: '/ArtAlley/poems',
    title: words.ownPoems,
    text: words.ownPoemsText,
    picture: { width: 2200, height: 2200, small: stoneSmall, large: stoneLarge },
  },
]

/** What there is, each with a work beside it that the words speak for. */
export function Products() {
  return (
    <section className={styles.products} aria-labelledby="products">
      <h2 id="products" className={styles.title}>
        {words.products}
      </h2>
      <ul className={styles.cards}>
        {products.map(({ to, title, text, picture }) => (
          <li key={title} className={styles.card}>
            <div className={styles.hanging}>
              <Work work={{ title, made: '', alt: '', ...picture }} sizes="(width < 48rem) 92vw, 30vw" bare />
            </div>
            <h3 className={styles.name}>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
