export const timeout = 'The server takes too long to answer, please try again'
export const offline = 'There is no connection to the server, please try again'
export const failed = 'An error has occurred, please try again later!'
