import { useState } from 'react'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { NumberField } from '#kit/ui/number-field.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const types = [
  { value: 'motorboats', label: 'Motorboats' },
  { value: 'sailboats', label: 'Sailboats' },
  { value: 'houseboats', label: 'Houseboats', disabled: true },
] as const

const durations = ['1 hour', '2 hours', '3 hours', '4 hours'].map((label) => ({
  value: label,
  label,
  disabled: label === '4 hours',
}))

const payments = [
  { value: 'banktransfer', label: 'Bank transfer', text: 'Due within five days' },
  { value: 'paypal', label: 'PayPal', text: 'Paid at once', aside: '$90' },
  { value: 'cash', label: 'Cash', text: 'Not for bookings by the day', disabled: true },
] as const

export function Fields() {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState('ada@example')
  const [comment, setComment] = useState(
    'We come by train and reach the jetty at about ten. Is there a place to leave two suitcases until the evening? One of us uses a wheelchair, so please choose a boat with a low step, if you can.',
  )
  const [adults, setAdults] = useState<number | undefined>(2)
  const [type, setType] = useState<(typeof types)[number]['value'] | ''>('')
  const [agreed, setAgreed] = useState(false)
  const [grill, setGrill] = useState(true)
  const [payment, setPayment] = useState<(typeof payments)[number]['value']>('banktransfer')
  const [hours, setHours] = useState<string>('2 hours')
  const [license, setLicense] = useState<'yes' | 'no'>()
  return (
    <Chapter
      id="fields"
      title="Fields"
      text="A label always, a hint where it helps, and a message that says how to put it right. Labels are tied to their control, messages are read with it."
    >
      <Specimen caption="Text">
        <TextField label="First and last name" name="name" autoComplete="name" value={name} onChange={setName} />
      </Specimen>
      <Specimen caption="With a hint, optional">
        <TextField
          label="Additional"
          hint="Company, floor or care of"
          optional
          name="additional"
          value={name}
          onChange={setName}
        />
      </Specimen>
      <Specimen caption="With the focus" focused>
        <TextField label="Phone" type="tel" name="phone" value="+49 170 1234567" onChange={() => {}} />
      </Specimen>
      <Specimen caption="Invalid">
        <TextField
          label="Email"
          type="email"
          name="email"
          value={wrong}
          onChange={setWrong}
          error="Please enter a valid email address"
        />
      </Specimen>
      <Specimen caption="Disabled">
        <TextField label="Voucher" name="voucher" value="NOT TODAY" onChange={() => {}} disabled />
      </Specimen>
      <Specimen caption="With a unit">
        <TextField
          label="Deposit"
          inputMode="decimal"
          name="deposit"
          prefix="$"
          suffix="in cash"
          value="150"
          onChange={() => {}}
        />
      </Specimen>
      <Specimen caption="Several lines; the counter appears near the limit">
        <TextArea label="Comment" name="comment" optional max={200} value={comment} onChange={setComment} />
      </Specimen>
      <Specimen caption="Number, counted or typed">
        <NumberField label="Adults" name="adults" min={1} max={12} value={adults} onChange={setAdults} />
      </Specimen>
      <Specimen caption="Number, invalid">
        <NumberField
          label="Children"
          name="children"
          value={undefined}
          onChange={() => {}}
          error="Please check your entered details"
        />
      </Specimen>
      <Specimen caption="Selection">
        <SelectField
          label="Vehicle type"
          name="type"
          placeholder="Please choose"
          options={types}
          value={type}
          onChange={setType}
        />
      </Specimen>
      <Specimen caption="Selection, invalid">
        <SelectField
          label="Vehicle type"
          name="type2"
          placeholder="Please choose"
          options={types}
          value=""
          onChange={() => {}}
          error="Please choose a vehicle type"
        />
      </Specimen>
      <Specimen caption="Selection, disabled">
        <SelectField label="Vehicle type" name="type3" options={types} value="sailboats" onChange={() => {}} disabled />
      </Specimen>
      <Specimen caption="Checkbox">
        <Checkbox
          label="Barbecue grill, $30"
          name="grill"
          checked={grill}
          onChange={setGrill}
          hint="Charcoal is on board"
        />
        <Checkbox label="Captain, fully booked today" name="captain" checked={false} onChange={() => {}} disabled />
      </Specimen>
      <Specimen caption="Checkbox, invalid">
        <Checkbox
          label={
            <>
              I agree to the <a href="#fields">terms and conditions</a>
            </>
          }
          name="privacy"
          checked={agreed}
          onChange={setAgreed}
          error={agreed ? undefined : 'Please agree to the terms and the privacy policy'}
        />
      </Specimen>
      <Specimen caption="Choice by cards" wide>
        <ChoiceGroup legend="Payment" name="payment" choices={payments} value={payment} onChange={setPayment} />
      </Specimen>
      <Specimen caption="Choice by chips">
        <ChoiceGroup
          legend="Duration"
          name="hours"
          look="chips"
          choices={durations}
          value={hours}
          onChange={setHours}
        />
      </Specimen>
      <Specimen caption="Choice, invalid">
        <ChoiceGroup
          legend="Do you have a boating licence?"
          name="license"
          look="chips"
          choices={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={license}
          onChange={setLicense}
          error={license ? undefined : 'Please check your entered details'}
        />
      </Specimen>
    </Chapter>
  )
}
