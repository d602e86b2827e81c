import { getInstallation } from '#features/settings/contract.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { Article } from './article.tsx'

export const meta = {
  title: 'Imprint – RentalRevolution',
  description: 'Who runs the boat rental and how to reach them',
}

export default function Imprint() {
  const { data } = useEndpoint(getInstallation)
  const business = data?.business
  const sections = [
    { title: 'Operator', text: business ? <p>{business.name}</p> : <Skeleton /> },
    { title: 'Represented by', text: business ? <p>{business.owner}</p> : <Skeleton /> },
    { title: 'Address', text: business ? <p>{business.address}</p> : <Skeleton /> },
    {
      title: 'Contact',
      text: business ? (
        <>
          <p>
            Phone: <a href={`tel:${business.phone.replace(/[^+\d]/g, '')}`}>{business.phone}</a>
          </p>
          <p>
            Email: <a href={`mailto:${business.email}`}>{business.email}</a>
          </p>
        </>
      ) : (
        <Skeleton count={2} />
      ),
    },
    ...(business?.vat_id ? [{ title: 'VAT id', text: <p>{business.vat_id}</p> }] : []),
  ]
  return <Article title="Imprint" sections={sections} />
}
