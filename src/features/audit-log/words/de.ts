export const label = (action: string, by: string, day: string) => `${actions[action] ?? action} von ${by} (${day})`
const actions: Readonly<Record<string, string>> = {
  Added: 'Hinzugefügt',
  Changed: 'Geändert',
  Blocked: 'Gesperrt',
  Unblocked: 'Freigegeben',
  Removed: 'Entfernt',
}
