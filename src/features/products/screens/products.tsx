import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Badge } from '#kit/ui/badge.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { PlusIcon } from '#kit/ui/icons.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { getAllProducts, type Product, type ProductType } from '../contract.ts'
import { words } from '../words.ts'
import { CategorySwitch } from './category-switch.tsx'
import { countLow, describeCategory } from './category-words.ts'
import { ProductCard } from './product-card.tsx'
import { ProductDialog } from './product-dialog.tsx'
import styles from './products.module.css'
import { RemoveDialog } from './remove-dialog.tsx'

type ProductsProps = {
  user: SignedInUser
  type: ProductType
  addressOf: (type: ProductType) => string
  stockAddress: string
}

/** Whose form is open: the id of a product as text, `new` for a new one, or nobody's. */
const nothing = 'none'

/** The products of a category with their stock: what there is, what must be ordered, and changing it. */
export function Products({ user, type, addressOf, stockAddress }: ProductsProps) {
  const query = useEndpoint(getAllProducts)
  const { data } = query
  // A reload, or signing in again, finds the form open as it was left.
  const [open, setOpen] = useKept(`products-${type}`, nothing)
  const [removing, setRemoving] = useState<Product>()
  const products = data?.product_data.filter((product) => product.type === type)
  const low = countLow(data?.product_data ?? [])
  const add = () => setOpen('new')
  return (
    <OfficePage
      user={user}
      title={words.products}
      lead={products && describeCategory(type, products)}
      actions={
        <>
          <ButtonLink variant="secondary" to={stockAddress}>
            {words.stock}
            {low > 0 && <Badge tone="warning">{words.low(low)}</Badge>}
          </ButtonLink>
          <Button icon={<PlusIcon />} onClick={add}>
            {words.newProduct}
          </Button>
        </>
      }
    >
      <CategorySwitch current={type} products={data?.product_data} addressOf={addressOf} />
      {products ? (
        <Cards
          products={products}
          onAdd={add}
          onChange={({ id }) => setOpen(String(id))}
          onRemove={user.admin ? setRemoving : undefined}
        />
      ) : (
        <Pending query={query} what={words.theProducts} className={styles.cards}>
          <Skeleton shape="block" count={1} />
          <Skeleton shape="block" count={1} />
          <Skeleton shape="block" count={1} />
        </Pending>
      )}
      {products && open !== nothing && (
        <ProductDialog
          key={`${type}-${open}`}
          user={user}
          type={type}
          product={products.find(({ id }) => String(id) === open)}
          isNew={open === 'new'}
          onClose={() => setOpen(nothing)}
        />
      )}
      {removing && <RemoveDialog product={removing} onClose={() => setRemoving(undefined)} />}
    </OfficePage>
  )
}

type CardsProps = {
  products: readonly Product[]
  onAdd: () => void
  onChange: (product: Product) => void
  /** Undefined for those who may not. */
  onRemove: ((product: Product) => void) | undefined
}

function Cards({ products, onAdd, onChange, onRemove }: CardsProps) {
  if (products.length === 0) {
    return (
      <EmptyState title={words.noProducts}>
        <Button icon={<PlusIcon />} onClick={onAdd}>
          {words.addProduct}
        </Button>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.cards}>
      {products.map((product) => (
        <li key={product.id} className={styles.place}>
          <ProductCard product={product}>
            <Button variant="secondary" aria-label={words.changeOf(product.name)} onClick={() => onChange(product)}>
              {words.change}
            </Button>
            {onRemove && (
              <Button variant="quiet" aria-label={words.removeOf(product.name)} onClick={() => onRemove(product)}>
                {words.remove}
              </Button>
            )}
          </ProductCard>
        </li>
      ))}
    </ul>
  )
}
