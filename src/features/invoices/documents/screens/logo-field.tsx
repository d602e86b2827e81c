import { useId, useState } from 'react'
import { largestPicture, pictureRefusals } from '#kit/shared/picture.ts'
import { Button } from '#kit/ui/button.tsx'
import { FieldMessage } from '#kit/ui/field.tsx'
import { PlusIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getPaperSettings, savePaperLogo } from '../contract.ts'
import styles from './document-settings.module.css'

type LogoFieldProps = { hasLogo: boolean; onChanged: () => void }

/** The picture in place of the agency's name: kept as soon as it is chosen. */
export function LogoField({ hasLogo, onChanged }: LogoFieldProps) {
  const id = useId()
  const [refused, setRefused] = useState<string>()
  const save = useWrite(savePaperLogo, {
    refreshes: [getPaperSettings],
    onSuccess: (_, { body }) => {
      toast(body.remove ? 'Papers show the name again' : 'Papers show the logo from now on')
      onChanged()
    },
    onError: (error) => setRefused(error.errors[0]?.message ?? error.message),
  })
  const choose = (file: File | undefined) => {
    if (!file || save.isPending) return
    const isLarge = file.size > largestPicture
    setRefused(isLarge ? `This picture ${pictureRefusals.size}` : undefined)
    if (!isLarge) save.mutate({ body: { logo: file, remove: false } })
  }
  return (
    <div className={styles.logo}>
      <div>
        <p className={styles.label} id={`${id}-label`}>
          Logo
        </p>
        <p className={styles.hint} id={`${id}-hint`}>
          {hasLogo ? 'Stands in place of the name.' : 'PNG or JPG, best on white. Without one the name stands there.'}
        </p>
      </div>
      <div className={layout.line2}>
        <label className={styles.choose} aria-disabled={save.isPending}>
          <input
            type="file"
            className={styles.file}
            accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/bmp"
            aria-label={hasLogo ? 'Choose another logo' : 'Choose a logo'}
            aria-describedby={refused ? `${id}-error` : `${id}-hint`}
            aria-invalid={refused ? true : undefined}
            onChange={(event) => {
              choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <PlusIcon />
          {save.isPending ? 'Please wait...' : hasLogo ? 'Another' : 'Choose'}
        </label>
        {hasLogo && (
          <Button variant="quiet" size="small" onClick={() => save.mutate({ body: { remove: true } })}>
            Remove logo
          </Button>
        )}
      </div>
      {refused && <FieldMessage id={`${id}-error`} message={refused} />}
    </div>
  )
}
