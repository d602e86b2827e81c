import { type ReactNode, useEffect, useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form } from '#kit/ui/form.tsx'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import type { Vehicle, VehicleType } from '../../contract.ts'
import { pathsOf, usualAlt } from '../../rules/staff.ts'
import { words } from '../../words.ts'
import { typeNames } from '../type-names.ts'
import { VehicleCard } from '../vehicle-card.tsx'
import { BasicFields, DescriptionFields, ExtrasFields, FeeFields } from './detail-fields.tsx'
import { checkDraft, type Draft, draftOf, previewOf } from './draft.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { PictureField } from './picture-field.tsx'
import { PriceFields } from './price-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { Saved } from './saved.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { usePictures } from './use-pictures.ts'
import { useSave } from './use-save.ts'
import styles from './vehicle-form.module.css'

const ListedPrices = later(async () => (await import('../price-list-dialog.tsx')).ListedPrices)

export type VehicleFormProps = {
  user: SignedInUser
  type: VehicleType
  /** The one that is changed; undefined where one is added. */
  vehicle: Vehicle | undefined
  /** The names of all other vehicles. */
  takenNames: readonly string[]
  openingSpan: number
  /** The address of the overview, at a vehicle where one is named. */
  overview: (name?: string) => string
}

/** Adding or changing a vehicle: everything about it on one page, beside the card it becomes. */
export function VehicleForm({ user, type, vehicle, takenNames, openingSpan, overview }: VehicleFormProps) {
  const of = { id: vehicle?.id, type, openingSpan }
  const key = `vehicle-form-${type}-${vehicle?.id ?? 'new'}`
  const [initial] = useState(() => draftOf(type, vehicle))
  const [draft, setDraft] = useKept<Draft>(key, initial)
  const [isTouched, setTouched] = useState(false)
  const pictures = usePictures(vehicle)
  const { saving, errors, save, refuse, cancel } = useSave(pictures.refuse)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial)
  const guard = useLeaveGuard((isChanged || pictures.changed) && saving.step !== 'saved')

  const change = (changes: Partial<Draft>) => {
    setTouched(true)
    setDraft((before) => ({ ...before, ...changes }))
  }
  const submit = () => {
    if (saving.step === 'sending') return
    const paths = vehicle ? pathsOf(vehicle) : []
    const surroundings = { openingSpan, takenNames, paths, nightPrice: vehicle?.price_night ?? null }
    const { form, errors } = checkDraft(draft, pictures.pictures, of, surroundings)
    if (errors.length > 0) return refuse(errors, words.checkDetails)
    void save(form)
  }
  const isSaved = saving.step === 'saved'
  useEffect(() => {
    if (isSaved) forgetKept(key)
  }, [isSaved, key])

  if (saving.step === 'saved') {
    return <Saved type={type} isNew={vehicle === undefined} to={overview(saving.name)} />
  }
  const fields = { type, draft, change }
  const seen = previewOf(draft, pictures.pictures, of)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {vehicle ? words.changeBoat(vehicle.name) : words.addType(typeNames[type].singular)}
        </h1>
        {user.demo && <p className={layout.muted}>{words.onlySeems}</p>}
        {isChanged && !isTouched && (
          <Banner
            tone="info"
            action={
              <Button variant="quiet" size="small" onClick={() => change(initial)}>
                {words.startOver}
              </Button>
            }
          >
            {words.stillHere}
          </Banner>
        )}
      </header>
      <Form className={styles.form} onSubmit={submit} errors={errors} aria-label={vehicle ? words.change : words.add}>
        <Section title={words.pictures}>
          <PictureField pictures={pictures} usualAlt={(i) => usualAlt(type, draft.name.trim() || '…', i + 1)} />
        </Section>
        <Section title={words.theType(typeNames[type].singular)}>
          <BasicFields {...fields} />
        </Section>
        <Section title={words.description}>
          <DescriptionFields {...fields} />
        </Section>
        <Section title={words.prices}>
          <PriceFields {...fields} openingSpan={openingSpan} />
        </Section>
        <Section title={words.extras}>
          <ExtrasFields {...fields} />
        </Section>
        <Section title={words.fees}>
          <FeeFields {...fields} />
        </Section>
        <SaveBar isNew={vehicle === undefined} saving={saving} back={overview(vehicle?.name)} onCancel={cancel} />
      </Form>
      <aside className={styles.preview} aria-labelledby="preview">
        <h2 id="preview">{words.preview}</h2>
        <VehicleCard vehicle={seen} prices={(onClose) => <ListedPrices vehicle={seen} onClose={onClose} />} />
      </aside>
      <LeaveDialog guard={guard} />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
