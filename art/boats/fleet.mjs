/** Every boat of the rental by the name of its pictures. */
import { avocet } from './avocet.mjs'
import { bittern } from './bittern.mjs'
import { blackTern } from './black-tern.mjs'
import { reedWarbler, sandpiper } from './canoes.mjs'
import { eider } from './eider.mjs'
import { goldeneye } from './goldeneye.mjs'
import { dipper, kingfisher } from './jet-ski.mjs'
import { merganser } from './merganser.mjs'
import { teal } from './teal.mjs'
import { whooperSwan } from './whooper-swan.mjs'

export const fleet = {
  eider,
  merganser,
  goldeneye,
  'whooper-swan': whooperSwan,
  bittern,
  teal,
  avocet,
  'black-tern': blackTern,
  kingfisher,
  dipper,
  sandpiper,
  'reed-warbler': reedWarbler,
}
