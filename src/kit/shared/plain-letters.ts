/** 32 letters and digits that are not mistaken for each other: 16 of them are 80 bits. */
export const plainLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
