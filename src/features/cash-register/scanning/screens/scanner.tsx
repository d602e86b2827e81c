import { useLocation } from 'wouter'
import { getAllProducts, type Product } from '#features/products/contract.ts'
import { words as productWords } from '#features/products/words.ts'
import { checkVoucher } from '#features/vouchers/contract.ts'
import { formatCode } from '#features/vouchers/rules.ts'
import { words as voucherWords } from '#features/vouchers/words.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { type Sale, takesProducts } from '../../sale/screens/sale.ts'
import type { Cart } from '../../sale/screens/use-cart.ts'
import { words as saleWords } from '../../sale/words.ts'
import { meaningOf } from '../rules.ts'
import { words } from '../words.ts'
import { CameraButton } from './camera.tsx'
import { useScanner } from './use-scanner.ts'

type ScannerProps = {
  sale: Sale
  cart: Cart
  /** Where an admin gives products their codes. */
  products: string | undefined
  /** While a sale is on its way nothing is put into it. */
  waits: boolean
  onChange: (part: Partial<Sale>) => void
}

const warn = (text: string) => toast(text, { tone: 'warning' })

/** Puts what is scanned into the sale, as a press on it would. */
export function Scanner({ sale, cart, products, waits, onChange }: ScannerProps) {
  const [, navigate] = useLocation()
  const known = useEndpoint(getAllProducts).data?.product_data ?? []
  const add = (product: Product) => {
    if (!takesProducts(sale.item)) return warn(saleWords.refundFirst)
    if (cart.leftOf(product) === 0) return warn(productWords.isSoldOut(product.name))
    const quantity = cart.quantityOf(product) + 1
    cart.put(product, quantity)
    if (sale.mode !== 'checkout') onChange({ mode: 'select_products' })
    beep()
    toast(words.added(product.name, quantity), { seconds: 3 })
  }
  const apply = async (code: string) => {
    const before = [...sale.vouchers, ...(sale.voucher ? [sale.voucher] : [])].filter((one) => one.code !== code)
    try {
      const { exists, amount } = await call(checkVoucher, { query: { voucher: code } })
      if (!exists) return warn(voucherWords.invalid)
      const isEmpty = sale.item === null && cart.lines.length === 0
      const mode = isEmpty ? sale.mode : 'checkout'
      onChange({ mode, vouchers: before, voucher: { code, amount }, code: formatCode(code) })
      beep()
      toast(voucherWords.applied(formatMoney(amount)), { seconds: 3 })
    } catch (error) {
      if (error instanceof ApiError) warn(error.message)
    }
  }
  const take = (scanned: string, isTyped: boolean): boolean => {
    const meant = meaningOf(scanned, known)
    if (waits || ('unknown' in meant && isTyped)) return false
    if ('product' in meant) add(meant.product)
    else if ('voucher' in meant) void apply(meant.voucher)
    else {
      const action = products === undefined ? undefined : { label: words.addCode, run: () => navigate(products) }
      toast(words.unknown(meant.unknown), { tone: 'warning', action })
    }
    return true
  }
  useScanner(take)
  return <CameraButton onScan={(scanned) => void take(scanned, false)} />
}

function beep() {
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  tone.connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + 0.08)
}
