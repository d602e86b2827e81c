import { finn, henrike } from './hamburg.mjs'
import { amina, tomas } from './lisbon.mjs'
import { konrad, linh } from './munich.mjs'

export const people = { henrike, finn, konrad, linh, tomas, amina }
