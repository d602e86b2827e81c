export const timeout = 'Der Server braucht zu lange, bitte versuchen Sie es noch einmal'
export const offline = 'Es gibt keine Verbindung zum Server, bitte versuchen Sie es noch einmal'
export const failed = 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es später noch einmal!'
