import type { Waiting } from '../rules.ts'

/** What waits lies in the database of this browser: it outlasts a reload, and the browser itself. */

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('outbox', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('waiting', { keyPath: 'id', autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction('waiting', mode)
  const request = ask(transaction.objectStore('waiting'))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

export const listOf = async (account: number): Promise<Waiting[]> =>
  (await inStore<Waiting[]>('readonly', (store) => store.getAll())).filter((item) => item.account === account)

export const keep = (item: Omit<Waiting, 'id'>) => inStore('readwrite', (store) => store.add(item))
export const save = (item: Waiting) => inStore('readwrite', (store) => store.put(item))
export const remove = (id: number) => inStore('readwrite', (store) => store.delete(id))
