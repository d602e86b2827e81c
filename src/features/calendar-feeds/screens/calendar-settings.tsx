import { useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { SettingsList } from '#features/settings/screens/office/settings-list.tsx'
import { SettingsPart } from '#features/settings/screens/office/settings-part.tsx'
import { getAllVehicles } from '#features/vehicles/contract.ts'
import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { addFeed, type Feed, listFeeds, removeFeed } from '../contract.ts'
import { words } from '../words.ts'

/** Bookings in one's own calendar: addresses are made here, told once and ended. */
export function CalendarSettings() {
  const known = useEndpoint(listFeeds)
  const [address, setAddress] = useState<string>()
  return (
    <SettingsPart name="calendars" title={words.title} text={words.text}>
      {known.data ? (
        <FeedList feeds={known.data.feeds} onRemoved={() => setAddress(undefined)} />
      ) : (
        <Pending query={known} what={words.yourCalendars} blocks={1} />
      )}
      <NewFeed onMade={setAddress} />
      {address !== undefined && <Address address={address} />}
    </SettingsPart>
  )
}

const titleOf = ({ shows, vehicle_name }: Feed) => (shows === 'boat' ? (vehicle_name ?? '') : words.shownAs[shows])

function FeedList({ feeds, onRemoved }: { feeds: readonly Feed[]; onRemoved: () => void }) {
  const { time_zone = 'UTC' } = useEndpoint(getInstallation).data ?? {}
  const remove = useWrite(removeFeed, {
    refreshes: [listFeeds],
    onSuccess: () => {
      onRemoved()
      toast(words.removed)
    },
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })
  const read = (at: string) => {
    const { day, hour } = wallClock(time_zone, at)
    return words.readAt(formatDay(day), formatHour(Math.floor(hour * 60) / 60))
  }
  if (feeds.length === 0) return null
  const items = feeds.map((feed) => ({
    id: feed.id,
    title: titleOf(feed),
    detail: `${words.madeOn(formatDay(wallClock(time_zone, feed.made_at).day))}, ${feed.used_at ? read(feed.used_at) : words.neverRead}`,
    actions: (
      <Button
        variant="secondary"
        size="small"
        aria-label={words.removeFeed(titleOf(feed))}
        busy={remove.isPending && remove.variables.body.id === feed.id}
        onClick={() => remove.mutate({ body: { id: feed.id } })}
      >
        {words.remove}
      </Button>
    ),
  }))
  return <SettingsList label={words.yourCalendarsList} items={items} />
}

function NewFeed({ onMade }: { onMade: (address: string) => void }) {
  const boats = useEndpoint(getAllVehicles, { params: { type: 'all' } })
  const [shows, setShows] = useState('all')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const add = useWrite(addFeed, {
    refreshes: [listFeeds],
    onSuccess: ({ address }) => onMade(address),
    onError: (error) => {
      setErrors(error.errors.length > 0 ? error.errors : [{ field: 'shows', message: error.message }])
    },
  })
  const submit = () => {
    setErrors([])
    if (!add.isPending) add.mutate({ body: { shows } })
  }
  const options = [
    { value: 'all', label: words.shownAs.all },
    { value: 'own', label: words.shownAs.own },
    ...(boats.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <Form onSubmit={submit} errors={errors} className={layout.stack3}>
      <SelectField label={words.shows} name="shows" options={options} value={shows} onChange={setShows} />
      <div>
        <Button type="submit" variant="secondary" busy={add.isPending}>
          {words.make}
        </Button>
      </div>
    </Form>
  )
}

function Address({ address }: { address: string }) {
  const place = useArrival<HTMLDivElement>(address, { isNote: true })
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => toast(words.copied),
      () => undefined,
    )
  return (
    <div className={layout.stack4} ref={place} tabIndex={-1}>
      <Banner tone="success">{words.made}</Banner>
      <TextField
        label={words.address}
        readOnly
        value={address}
        onChange={() => undefined}
        onFocus={({ target }) => target.select()}
      />
      <div className={layout.row2}>
        {navigator.clipboard && (
          <Button variant="secondary" onClick={copy}>
            {words.copy}
          </Button>
        )}
        <ButtonLink href={address.replace(/^https?:/, 'webcal:')} variant="secondary">
          {words.subscribe}
        </ButtonLink>
      </div>
    </div>
  )
}
