import { Banner } from '#kit/ui/banner.tsx'
import { remember } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { type AcquisitionEntry, getAcquisitionEntry, getAcquisitionList } from '../../contract.ts'
import { convertAcquisitionEntry, type SimilarCustomer } from '../contract.ts'

type ConvertDialogProps = {
  entry: AcquisitionEntry
  onClose: () => void
  /** It is a customer. */
  onDone: (now: AcquisitionEntry) => void
}

/** Asks before a business becomes a customer, and once more where it may be one already. */
export function ConvertDialog({ entry: { id, business, version }, onClose, onDone }: ConvertDialogProps) {
  const write = useWrite(convertAcquisitionEntry, {
    refreshes: [getAcquisitionList, getAcquisitionEntry],
    onSuccess: ({ entry: now }) => {
      remember(getAcquisitionEntry, { params: { id: now.id } }, now)
      onDone(now)
    },
  })
  const similar =
    write.error?.code === 'ALREADY_CUSTOMER' ? (write.error.extra.customers as SimilarCustomer[]) : undefined
  return (
    <WriteDialog
      size="small"
      title={`Make ${business} a customer?`}
      write={{ ...write, error: similar ? null : write.error }}
      leave="Cancel"
      send={similar ? 'Convert anyway' : 'Convert to customer'}
      onSend={() => write.mutate({ body: { id, version, anyway: similar !== undefined } })}
      onClose={onClose}
    >
      <p>
        Its data go to the customers; what is missing there, like its address, is added there. Nothing more is written
        to it from here.
      </p>
      {similar && (
        <Banner tone="warning" title="There may be such a customer already">
          {similar.map((one) => (
            <p key={one.id}>{`${one.business}: the same ${one.same.join(' and ')}`}</p>
          ))}
        </Banner>
      )}
    </WriteDialog>
  )
}
