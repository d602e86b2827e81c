import { useState } from 'react'
import { languageOf } from '#kit/shared/countries.ts'
import { neutralIn } from '#kit/shared/greeting.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import { Opener } from '#kit/ui/opener.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { type AcquisitionEntry, getAcquisitionEntry, getAcquisitionList } from '../../contract.ts'
import { handleAcquisitionEntries } from '../../entries/contract/handle.ts'
import { checkDraft, textsOf } from '../../entries/screens/entry-draft.ts'
import type { listQuery } from '../../entries/screens/list/view.ts'
import { getHistory, getOutgoing } from '../../outreach/contract.ts'
import { languageTo } from '../../outreach/rules.ts'
import { presetNames, presetTypes } from '../../outreach/templates/presets.ts'
import { getLetters, type OwnLetter } from '../contract.ts'
import { letterPreset, whyNotWithOthers } from '../rules.ts'
import { choicesFor } from './choices.ts'

type SeveralProps = { query: ReturnType<typeof listQuery> }

/** Writes to the first businesses of the list, as it is narrowed, that were not written to. */
export function WriteToSeveral({ query }: SeveralProps) {
  return (
    <Opener label="Write to several">
      {(close) => (
        <Dialog open onClose={close} title="Write to several">
          <Known query={query} />
        </Dialog>
      )}
    </Opener>
  )
}

function Known({ query }: SeveralProps) {
  const list = useEndpoint(getAcquisitionList, { query: { stage: 'new', ...query } })
  const outgoing = useEndpoint(getOutgoing).data
  const letters = useEndpoint(getLetters).data?.letters
  if (!list.data || !outgoing || !letters) return <Pending query={list} what="the businesses" />
  const { settings, sent, waiting_total: waiting } = outgoing
  const left = settings.daily_limit - sent.day - waiting
  return <Several entries={list.data.acquisition_list} letters={letters} left={left} />
}

type Chosen = { entries: readonly AcquisitionEntry[]; letters: readonly OwnLetter[]; left: number }

function Several(given: Chosen) {
  // As it was opened: who is written to leaves the list.
  const [{ entries, letters, left }] = useState(given)
  const [letter, setLetter] = useState('')
  const [omitted, setOmitted] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState<Readonly<Record<number, string>>>({})
  const send = useWrite(handleAcquisitionEntries, {
    refreshes: [getAcquisitionList, getAcquisitionEntry, getHistory, getOutgoing],
  })
  const language = letters.find((one) => letterPreset(one) === letter)?.language
  const open = entries.filter(({ id }) => !omitted.has(id) && said[id] === undefined)
  const able = open.filter((entry) => whyNotWithOthers({ entry, language }) === undefined)
  const chosen = able.slice(0, Math.max(0, left - Object.values(said).filter((words) => words === ordered).length))
  const whyNot = (entry: AcquisitionEntry) =>
    said[entry.id] ??
    whyNotWithOthers({ entry, language }) ??
    (able.includes(entry) && !chosen.includes(entry) ? 'The limit of a day is reached' : undefined)

  const sendAll = async () => {
    for (const entry of chosen) {
      const { form, errors } = checkDraft('send', textsTo(entry, { letter, letters }), entry)
      const words = form
        ? await send.mutateAsync({ body: form }).then(
            () => ordered,
            (error: Error) => error.message,
          )
        : errors[0]?.message
      setSaid((before) => ({ ...before, [entry.id]: words ?? '' }))
    }
  }
  return (
    <div className={layout.column4}>
      <SelectField
        label="Letter"
        value={letter === '' ? asWritten : letter}
        onChange={(value) => setLetter(value === asWritten ? '' : value)}
        options={[
          { value: asWritten, label: 'What stands in each entry' },
          ...letters
            .filter(({ retired }) => !retired)
            .map((one) => ({ value: letterPreset(one), label: letterPreset(one) })),
          ...presetTypes.map((id) => ({ value: id as string, label: presetNames[id] })),
        ]}
      />
      <Button busy={send.isPending} disabled={chosen.length === 0} onClick={() => void sendAll()}>
        {chosen.length === 1 ? 'Send one mail' : `Send ${chosen.length} mails`}
      </Button>
      <ul className={layout.stack2}>
        {entries.map((entry) => {
          const why = whyNot(entry)
          return (
            <li key={entry.id}>
              <Checkbox
                label={entry.business}
                hint={why ?? [entry.name, entry.email, entry.country].filter(Boolean).join(' · ')}
                checked={why === ordered || (why === undefined && !omitted.has(entry.id))}
                disabled={why !== undefined || send.isPending}
                onChange={(isIn) =>
                  setOmitted(new Set(isIn ? [...omitted].filter((id) => id !== entry.id) : [...omitted, entry.id]))
                }
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const asWritten = 'entry'
const ordered = 'A mail is ordered'

/** What an entry says, or a letter in its place. */
function textsTo(entry: AcquisitionEntry, { letter, letters }: { letter: string; letters: readonly OwnLetter[] }) {
  const [texts, language] = [textsOf(entry), languageOf(entry.country)]
  const taken = choicesFor({ ...entry, language }, letters).find(({ id }) => id === letter)
  if (!taken) return texts
  const { subjects, body, id: preset } = taken
  // Of several every second business gets the other one, so that figures can compare them.
  const subject = subjects[entry.id % Math.min(2, subjects.length)] ?? ''
  const salutation = languageTo(texts) === language ? texts.salutation : neutralIn(language)
  return { ...texts, subject, body, preset, salutation }
}
