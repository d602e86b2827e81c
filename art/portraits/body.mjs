import { piece } from './ink.mjs'

export const fair = {
  skin: '#e9c3a3',
  shade: '#cd9775',
  light: '#f6dcc2',
  blush: '#d98a6c',
  lip: '#b85c4c',
  lipDark: '#963f37',
}
export const pale = {
  skin: '#efcdb2',
  shade: '#d59d7c',
  light: '#fae3cd',
  blush: '#df8a6b',
  lip: '#c27562',
  lipDark: '#a0523f',
}
export const olive = {
  skin: '#d9a679',
  shade: '#b57a50',
  light: '#ecc49b',
  blush: '#c4714e',
  lip: '#a8584a',
  lipDark: '#84392f',
}
export const ivory = {
  skin: '#edcaa4',
  shade: '#cf9b72',
  light: '#f8e1c3',
  blush: '#dc8d6d',
  lip: '#bf5448',
  lipDark: '#9a3833',
}
export const brown = {
  skin: '#8a5638',
  shade: '#63371f',
  light: '#ad7450',
  blush: '#9c4a32',
  lip: '#8f3f3a',
  lipDark: '#6b2a28',
}
export const ruddy = {
  skin: '#e3b391',
  shade: '#c08361',
  light: '#f1d0b2',
  blush: '#cb7253',
  lip: '#ab6555',
  lipDark: '#8a4a3f',
}

export const bust = (inside) => `<g transform="translate(0 -66)">${inside}</g>`

export const neck = ({ shade, skin }, wide = 0) => `
  ${piece(
    [
      [346, 560],
      [352, 650],
      [344, 740],
      [330, 800],
      [430, 840],
      [550, 800],
      [524 + wide, 720],
      [512 + wide, 640],
      [512 + wide, 560],
      [528, 430],
    ],
    skin,
  )}
  ${piece(
    [
      [346, 560],
      [350, 632],
      [400, 690],
      [450, 760],
      [470, 820],
      [550, 800],
      [524 + wide, 720],
      [512 + wide, 640],
      [512 + wide, 560],
      [528, 430],
    ],
    shade,
  )}`
