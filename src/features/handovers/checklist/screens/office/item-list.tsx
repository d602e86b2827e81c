import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { ArrowDownIcon } from '#kit/ui/icons.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { closeToast, toast } from '#kit/ui/toasts.ts'
import { type Checklist, type ChecklistItem, mostItems } from '../../contract.ts'
import { textOf } from '../../rules.ts'
import { words } from '../../words.ts'
import styles from './item-list.module.css'
import { useSaved, whenWords } from './lists.ts'

const ItemDialog = later(async () => (await import('./item-dialog.tsx')).ItemDialog)

/** The items of a kind of boats in their order: each can be changed, moved, and deleted with undo. */
export function ItemList({ list }: { list: Checklist }) {
  const [edited, setEdited] = useState<{ item: ChecklistItem | undefined }>()
  const { remove, move, moved } = useItems(list)
  return (
    <div className={layout.stack4}>
      {list.items.length > 0 ? (
        <ol className={layout.grid}>
          {list.items.map((item, i) => (
            <Row
              key={item.key}
              item={item}
              isFirst={i === 0}
              isLast={i === list.items.length - 1}
              onMove={(by, button) => move(i, by, button)}
              onEdit={() => setEdited({ item })}
              onRemove={() => remove(i)}
            />
          ))}
        </ol>
      ) : (
        <p className={layout.muted}>{words.none}</p>
      )}
      <LiveRegion>{moved}</LiveRegion>
      {list.items.length < mostItems && (
        <div>
          <Button variant="secondary" onClick={() => setEdited({ item: undefined })}>
            {words.add}
          </Button>
        </div>
      )}
      {edited && <ItemDialog list={list} item={edited.item} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

type RowProps = {
  item: ChecklistItem
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1, button: HTMLElement) => void
  onEdit: () => void
  onRemove: () => void
}

function Row({ item, isFirst, isLast, onMove, onEdit, onRemove }: RowProps) {
  const text = textOf(item)
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <strong>{text}</strong>
        <span className={layout.note}>
          {[whenWords(item), item.photo ? words.withPhoto : ''].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={layout.row2}>
        <IconButton
          label={words.up(text)}
          className={styles.up}
          aria-disabled={isFirst}
          onClick={(event) => isFirst || onMove(-1, event.currentTarget)}
        >
          <ArrowDownIcon />
        </IconButton>
        <IconButton
          label={words.down(text)}
          aria-disabled={isLast}
          onClick={(event) => isLast || onMove(1, event.currentTarget)}
        >
          <ArrowDownIcon />
        </IconButton>
        <Button variant="secondary" size="small" aria-label={words.changeOf(text)} onClick={onEdit}>
          {words.change}
        </Button>
        <Button variant="quiet" size="small" aria-label={words.removeOf(text)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

/** Changing a list, each time all of it, on top of what is shown. */
function useItems(list: Checklist) {
  const { vehicle_type, items } = list
  const [moved, setMoved] = useState('')
  const pressed = useRef<HTMLElement>(null)
  const save = useSaved({ onError: (message) => void toast(message, { tone: 'danger' }) })
  // What is moved in the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the order has changed
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [items])
  const put = (next: readonly ChecklistItem[], { version = list.version, onDone = (_: Checklist) => {} } = {}) => {
    if (!save.isPending) save.mutate({ body: { vehicle_type, version, items: [...next] } }, { onSuccess: onDone })
  }
  const remove = (i: number) =>
    put(items.toSpliced(i, 1), {
      onDone: ({ version }) => {
        const undo = () => {
          closeToast(shown)
          put(items, { version })
        }
        const said = words.isRemoved(textOf(items[i] as ChecklistItem))
        const shown = toast(said, { seconds: 15, action: { label: words.undo, run: undo } })
      },
    })
  const move = (i: number, by: 1 | -1, button: HTMLElement) => {
    const item = items[i] as ChecklistItem
    pressed.current = button
    put(items.toSpliced(i, 1).toSpliced(i + by, 0, item), {
      onDone: () => setMoved(words.placeOf(textOf(item), i + by + 1, items.length)),
    })
  }
  return { remove, move, moved }
}
