export const openedByItself = 'Von selbst geöffnet'
