import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { FieldMessage } from '#kit/ui/field.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import { useDrop } from '#kit/ui/use-drop.ts'
import { imageAccept, longestTitle } from '../../rules.ts'
import { words } from '../../words.ts'
import { OneDraft } from './one-draft.tsx'
import styles from './upload.module.css'
import { useUpload } from './use-upload.ts'

/** Pictures are chosen or dropped, named, and hung. A visitor sees where this is, and the way to the login. */
export function Upload({ isOpenToAll = false, onDone }: { isOpenToAll?: boolean; onDone?: () => void }) {
  const { drafts, series, setSeries, refusal, isBusy, choose, change, remove, submit } = useUpload(onDone)
  const isClosed = isBusy || isOpenToAll
  const { isOver, on } = useDrop((files) => isClosed || choose(files))
  return (
    <Form className={layout.stack4} aria-label={words.upload} onSubmit={() => void submit()}>
      <label className={classNames(styles.drop, isOver && styles.over, isClosed && styles.closed)} {...on}>
        <span className={styles.call}>{words.chooseImages}</span>
        <span>{words.dropImages}</span>
        <input
          type="file"
          className={styles.input}
          accept={imageAccept}
          multiple
          disabled={isClosed}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? 'upload-refusal' : undefined}
          onChange={(event) => {
            choose(event.target.files ?? [])
            event.target.value = ''
          }}
        />
      </label>
      <div role="alert">{refusal && <FieldMessage id="upload-refusal" message={refusal} />}</div>
      {drafts.length > 0 && (
        <>
          <ul className={layout.plain}>
            {drafts.map((draft) => (
              <OneDraft
                key={draft.key}
                draft={draft}
                isBusy={isBusy}
                onChange={(changes) => change(draft.key, changes)}
                onRemove={() => remove(draft)}
              />
            ))}
          </ul>
          <TextField
            label={words.series}
            optional
            maxLength={longestTitle}
            autoComplete="off"
            disabled={isBusy}
            value={series}
            onChange={setSeries}
          />
        </>
      )}
      <div className={layout.line3}>
        <Button type="submit" busy={isBusy} busyLabel={words.loading} disabled={isOpenToAll || drafts.length === 0}>
          {words.submit}
        </Button>
        {isOpenToAll && (
          <ButtonLink variant="quiet" to="/ArtAlley/login">
            {words.logInToUpload}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
