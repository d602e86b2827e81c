import { cleanUpAfterFile } from './after-file.ts'

cleanUpAfterFile()
