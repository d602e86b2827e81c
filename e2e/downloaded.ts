import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/** What is in a file that the browser was given. It lies with the browser, which serves all test files. */
export const textOf = async (download: Download): Promise<string> =>
  (await buffer(await download.createReadStream())).toString('utf8')
