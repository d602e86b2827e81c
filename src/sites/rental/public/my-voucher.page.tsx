import { MyVoucher } from '#features/vouchers/screens/self-service/my-voucher.tsx'
import { overviewOf, vouchers, withdrawal } from '../addresses.ts'
import { voucherPictures } from '../pictures/voucher-pictures.ts'

export const meta = {
  title: 'My voucher · Rental Revolution',
  description: 'What is left on your voucher, and what it was used for.',
  noindex: true,
}

const addresses = { vouchers, withdrawal, fleet: overviewOf('all') }

export default function MyVoucherPage() {
  return <MyVoucher pictures={voucherPictures} addresses={addresses} />
}
