import { fetchBackupFiles } from '../contract.ts'

/**
 * Hands a backup that was claimed to the browser's own downloads: they write it to the disk as it comes, however large,
 * and go on when the page is left.
 */
export function startDownload(claim: string): void {
  const link = document.createElement('a')
  link.href = `${fetchBackupFiles.path}?${new URLSearchParams({ claim })}`
  link.download = ''
  link.click()
}
