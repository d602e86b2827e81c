import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { type AcquisitionType, acquisitionTypes } from '../../contract.ts'
import { type PresetType, presetNames } from '../../outreach/templates/presets.ts'
import { getAcquisitionFigures } from '../contract.ts'
import { verdictOf } from '../rules.ts'
import styles from './figures.module.css'
import { FiguresFunnel } from './figures-funnel.tsx'
import { FiguresTable } from './figures-table.tsx'

type Type = AcquisitionType | 'all'
const types: readonly { value: Type; label: string }[] = [
  { value: 'all', label: 'All' },
  ...acquisitionTypes.map((value) => ({ value, label: value })),
]

/** How many businesses came how far, and which letters and countries brought them there. */
export function Figures() {
  const [type, setType] = useKept<Type>('acquisition.figures.type', 'all')
  const [country, setCountry] = useKept('acquisition.figures.country', '')
  const ofType = type === 'all' ? {} : { type }
  const all = useEndpoint(getAcquisitionFigures, { query: ofType }, { keepPrevious: true })
  const asked = country === '' ? ofType : { ...ofType, country }
  const figures = useEndpoint(getAcquisitionFigures, { query: asked }, { keepPrevious: true })
  if (!figures.data)
    return (
      <Pending query={figures} what="the figures" className={layout.column4}>
        <Skeleton shape="block" count={2} />
        <Skeleton shape="block" count={2} />
      </Pending>
    )
  const { funnel, presets, subjects, countries } = figures.data
  const isNarrowed = type !== 'all' || country !== ''
  if (funnel.new === 0 && !isNarrowed) {
    return <EmptyState title="Nothing to count yet" text="Figures are here as soon as businesses are added." />
  }
  const names = [...new Set([...(all.data?.countries ?? []).map((one) => one.country), country])].filter(Boolean)
  return (
    <div className={layout.column4}>
      <div className={styles.bar}>
        <ChoiceGroup legend="Type" name="type" look="chips" choices={types} value={type} onChange={setType} />
        <SelectField
          className={styles.country ?? ''}
          label="Country"
          value={country === '' ? everywhere : country}
          onChange={(chosen) => setCountry(chosen === everywhere ? '' : chosen)}
          options={[everywhere, ...names.toSorted()].map((value) => ({ value, label: value }))}
        />
      </div>
      {funnel.new === 0 ? (
        <EmptyState title="None of these yet" />
      ) : (
        <>
          <FiguresFunnel funnel={funnel} />
          <FiguresTable
            title="By letter"
            lead="Of those that a letter was sent to, by the preset it was taken from."
            of="Preset"
            rows={presets.map((row) => ({ name: nameOf(row.preset), ...row }))}
            empty="No letter was sent yet."
          />
          <FiguresTable
            title="By subject"
            lead={verdictOf(subjects)}
            of="Subject"
            rows={subjects.map((row) => ({ name: row.subject, ...row }))}
            empty="No letter was sent yet."
          />
          {country === '' && (
            <FiguresTable
              title="By country"
              lead="Shares are of those that a letter was sent to."
              of="Country"
              entries
              rows={countries.map((row) => ({ name: row.country, ...row }))}
            />
          )}
        </>
      )}
    </div>
  )
}

const everywhere = 'All countries'

const nameOf = (preset: string) => presetNames[preset as PresetType] ?? (preset === '' ? 'Written freely' : preset)
