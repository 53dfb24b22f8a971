export const self = {
  title: 'Dein Abend',
}
