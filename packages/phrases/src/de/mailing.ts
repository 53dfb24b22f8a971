export const mailing = {
  title: 'Nachrichten',
}
