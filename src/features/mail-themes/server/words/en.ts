export const terms = 'Terms and conditions'
export const privacy = 'Privacy'
