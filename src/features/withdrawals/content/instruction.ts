import { refundDays, withdrawalDays } from '../rules.ts'
import { words } from '../words.ts'

/** The business that a withdrawal is declared to. */
export type Seller = { name: string; address: string; email: string; phone: string }

/** `ways`: the first says where the button is. Everything that is said before the order, and again in the mail about it. */
export type Instruction = { title: string; paragraphs: readonly string[] }

/** The buyer's right of withdrawal, after the model of annex 1 to article 246a § 1 (2) EGBGB, in German word for word; the last is our own. */
export const instruction = (seller: Seller): readonly Instruction[] => [
  { title: words.right, paragraphs: words.rightText(withdrawalDays, seller) },
  { title: words.effects, paragraphs: words.effectsText(refundDays) },
  { title: words.besides, paragraphs: words.besidesText },
]

/** The model form of annex 2 to article 246a § 1 (2) EGBGB, line by line. */
export const modelForm = (seller: Seller): readonly string[] => words.modelText(seller)
