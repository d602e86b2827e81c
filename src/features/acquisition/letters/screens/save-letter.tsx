import { useState } from 'react'
import type { Language } from '#kit/shared/countries.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import type { Texts } from '../../entries/screens/entry-draft.ts'
import { getLetters, letterForm, type OwnLetter, saveLetter } from '../contract.ts'
import { forAll, letterPreset } from '../rules.ts'

type SaveLetterProps = {
  texts: Texts
  language: Language
  letters: readonly OwnLetter[]
  onSaved: (preset: string) => void
  onClose: () => void
}

/** Keeps what is written to one business as a letter of one's own: a new one, or the next version of one. */
export function SaveLetter({ texts, language, letters, onSaved, onClose }: SaveLetterProps) {
  const { subject, body, business, preset } = texts
  const from = letters.find((letter) => letterPreset(letter) === preset)
  const versionOf = (name: string) => letters.find((letter) => letter.name === name.trim())?.version ?? 0
  const edit = useEdit(useState({ name: from?.name ?? '', retired: false }), saveLetter, {
    form: letterForm,
    formOf: (typed) => ({
      ...typed,
      ...{ language, subject: forAll(subject, business), body: forAll(body, business) },
      version: versionOf(typed.name),
    }),
    refreshes: [getLetters],
    onDone: () => {
      toast(draft.retired ? 'The letter is not offered any more' : 'The letter is saved')
      onSaved(letterPreset({ name: draft.name.trim(), version: versionOf(draft.name) + 1 }))
    },
    onClose,
  })
  const { draft, change, field, dialog } = edit
  const version = versionOf(draft.name)
  return (
    <WriteDialog {...dialog} size="small" title="Save as own letter" leave="Leave it" send="Save">
      <p>Subject and text as they stand here. Where they name {business}, other letters name whom they go to.</p>
      <TextField
        label="Name of the letter"
        {...field('name')}
        maxLength={40}
        hint={
          version === 0
            ? 'For the same name as before, it becomes its next version.'
            : `Becomes version ${version + 1}. What was sent stays what it was.`
        }
      />
      {version > 0 && (
        <Checkbox
          label="Do not offer it any more"
          checked={draft.retired}
          onChange={(retired) => change({ retired })}
        />
      )}
    </WriteDialog>
  )
}
