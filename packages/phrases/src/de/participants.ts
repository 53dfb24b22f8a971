export const participants = {
  title: 'Teilnehmende',
}
