export const landing = {
  title: 'Running Dinner',
}
