import { Link } from '#kit/ui/link.tsx'
import caveSmall from '../../pictures/going-in-640.avif'
import caveLarge from '../../pictures/going-in-1280.avif'
import stoneSmall from '../../pictures/one-stone-640.avif'
import stoneLarge from '../../pictures/one-stone-1280.avif'
import flightsSmall from '../../pictures/three-flights-640.avif'
import flightsLarge from '../../pictures/three-flights-1280.avif'
import { Work } from '../work.tsx'
import styles from './products.module.css'

const products = [
  {
    to: '/ArtAlley/about#contact',
    title: 'Contract Work',
    text: 'A wall, a book cover, a stairwell: tell me its size, and at what hour the sun comes in.',
    picture: { width: 2200, height: 2200, small: flightsSmall, large: flightsLarge },
  },
  {
    to: '/ArtAlley/gallery',
    title: 'My Art Gallery',
    text: 'Every work in one place, to look at from far off and from very near, and to talk about.',
    picture: { width: 2000, height: 2400, small: caveSmall, large: caveLarge },
  },
  {
    to: '/ArtAlley/poems',
    title: 'Self-written Poems',
    text: 'Seven of them, one to a page. They were made to be read aloud to somebody else.',
    picture: { width: 2200, height: 2200, small: stoneSmall, large: stoneLarge },
  },
]

/** What there is, each with a work beside it that the words speak for. */
export function Products() {
  return (
    <section className={styles.products} aria-labelledby="products">
      <h2 id="products" className={styles.title}>
        PRESENTING MY PRODUCTS
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
