import { play } from '#kit/ui/demo.ts'
import { type InboxItem, type InboxList, rentalInbox } from './contract.ts'
import { tickedOffText } from './rules.ts'

const { addTodo, tickOff, getInbox } = rentalInbox

const nothing = { phone: '', email: '', business: '', website: '', ticked_off: '', canceled: '' }

/** Whether an item stands at the top of a list. */
const beginsWith = (item: InboxItem | undefined, { type, log, before }: InboxList): item is InboxItem =>
  item !== undefined && type === item.type && log === (item.ticked_off !== '') && before === undefined

/** Nothing of the agency's inbox, which is root's. */
export const plays = [
  play(addTodo, ({ body: { body } }, { by, at, newId, show }) => {
    const task = { ...nothing, id: newId(), type: 'todo' as const, name: by.username, body, dateTime: at }
    show(getInbox, ({ inbox, open, next }, { query }) => ({
      inbox: beginsWith(task, query) ? [task, ...inbox] : inbox,
      open: { ...open, todo: open.todo + 1 },
      next,
    }))
  }),
  play(tickOff, ({ body: { id } }, { by, today, known, show }) => {
    const found = known(getInbox).flatMap(({ inbox }) => inbox.find((one) => one.id === id) ?? [])[0]
    const item = found && { ...found, ticked_off: tickedOffText(by.username, today) }
    const type = item?.type === 'contact' ? 'contact' : 'todo'
    show(getInbox, ({ inbox, open, next }, { query }) => {
      const others = inbox.filter((one) => one.id !== id)
      return {
        inbox: beginsWith(item, query) ? [item, ...others] : others,
        open: { ...open, [type]: open[type] - 1 },
        next,
      }
    })
    return { ticked_off: item?.ticked_off ?? '' }
  }),
]
