import { readOperator } from './operator.ts'

/** Who made the site and answers for it. */
export function Responsible() {
  const { name, owner, address, vat_id } = readOperator()
  return (
    <dl>
      <div>
        <dt>Business</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>Owner</dt>
        <dd>{owner}</dd>
      </div>
      <div>
        <dt>Address</dt>
        <dd>{address}</dd>
      </div>
      <div>
        <dt>VAT id (§&nbsp;27a UStG)</dt>
        <dd>{vat_id}</dd>
      </div>
    </dl>
  )
}

/** How to reach them. */
export function Reach() {
  const { email, phone, tel } = readOperator()
  return (
    <dl>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${tel}`}>{phone}</a>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
    </dl>
  )
}
