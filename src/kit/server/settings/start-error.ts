/** Why the product cannot start, as one sentence for the person at the terminal. Printed without a stack trace. */
export class StartError extends Error {}

/** A setting of the environment with a value that cannot be used. */
export class SettingError extends StartError {}
