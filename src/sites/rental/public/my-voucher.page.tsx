import { MyVoucher } from '#features/vouchers/screens/self-service/my-voucher.tsx'
import { overviewOf, vouchers, withdrawal } from '../addresses.ts'
import { voucherPictures } from '../pictures/voucher-pictures.ts'
import { words } from '../words.ts'

export const meta = {
  title: words.myVoucherTitle,
  description: words.myVoucherDescription,
  noindex: true,
}

const addresses = { vouchers, withdrawal, fleet: overviewOf('all') }

export default function MyVoucherPage() {
  return <MyVoucher pictures={voucherPictures} addresses={addresses} />
}
