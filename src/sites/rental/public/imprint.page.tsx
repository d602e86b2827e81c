import { readOperator } from '#features/settings/screens/operator.ts'
import { Article } from './article.tsx'

export const meta = {
  title: 'Imprint – RentalRevolution',
  description: 'Who runs the boat rental and how to reach them',
}

export default function Imprint() {
  const { name, owner, address, phone, tel, email, vat_id } = readOperator()
  const sections = [
    { title: 'Operator', text: <p>{name}</p> },
    { title: 'Represented by', text: <p>{owner}</p> },
    { title: 'Address', text: <p>{address}</p> },
    {
      title: 'Contact',
      text: (
        <>
          <p>
            Phone: <a href={`tel:${tel}`}>{phone}</a>
          </p>
          <p>
            Email: <a href={`mailto:${email}`}>{email}</a>
          </p>
        </>
      ),
    },
    { title: 'VAT id', text: <p>{vat_id}</p> },
  ]
  return <Article title="Imprint" sections={sections} />
}
