import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import type { Handover } from '../../contract.ts'
import { words } from '../../words.ts'
import { type CheckOutDraft, signerOf } from '../draft.ts'
import { SignatureField } from './signature-field.tsx'

type SigningProps = {
  handover: Handover
  draft: CheckOutDraft
  put: (part: Partial<CheckOutDraft>) => void
  isMissing: boolean
}

/** Who takes the boat over signs on the screen, or did on paper. */
export function Signing({ handover, draft, put, isMissing }: SigningProps) {
  return (
    <>
      <ChoiceGroup
        legend={words.takesOver}
        name="signature"
        look="chips"
        value={draft.signing}
        onChange={(signing) => put({ signing })}
        choices={[
          { value: 'screen', label: words.signsHere },
          { value: 'paper', label: words.signedOnPaper },
        ]}
      />
      {draft.signing === 'screen' && (
        <SignatureField
          label={words.signatureOf(signerOf(draft, handover))}
          isMissing={isMissing}
          signature={draft.signature}
          onChange={(signature) => put({ signature })}
        />
      )}
    </>
  )
}
