import type { guide as german } from '../de/guide.ts'
import type { Phrases } from '../phrases.ts'

export const guide = {
  guide: {
    title: 'Hosting and joining a running dinner',
    intro: 'What a running dinner is, what you do as an organiser and what to expect as a guest.',
    contents: 'On this page',
    ideaTitle: 'The idea',
    idea1:
      'A running dinner is a meal of three courses in three places. Two people form a team. Every team cooks one course at home and is a guest for the other two.',
    idea2:
      'Three teams meet at each table, and for every course they are different ones. Nine teams are just enough: in the end every team has met twelve people and nobody twice.',
    tables: 'Three tables from above with six people at each. Two of them are always the same team, the others change.',
    organiseTitle: 'Hosting',
    organiseIntro: 'You need a date, a city and at least 18 people. The rest goes step by step:',
    organise1: 'Create the event',
    organise1Text: 'A wizard asks for the date, the courses and their times. It takes a few minutes.',
    organise2: 'Gather people',
    organise2Text:
      'In the public list, only with a link, or you enter everybody yourself and upload a spreadsheet. If you like, people pay when they sign up.',
    organise3: 'Build teams',
    organise3Text:
      'Wishes, seats in the kitchen and, if you like, gender are taken into account. Try again until it fits.',
    organise4: 'Let them know',
    organise4Text: 'First the teams, then the routes. You write each once, and it is sent to fit every person.',
    organise5: 'Enjoy the evening',
    organise5Text: 'Every team has its route on the phone, and you see them all on one map.',
    joinTitle: 'Joining',
    joinIntro: 'You need a kitchen, or somebody who has one, and an appetite for new people.',
    join1: 'You sign up',
    join1Text:
      'On the page of the event, alone or as two. You say where you live, how many people fit at your table and what you do not eat. Your registration counts once you have confirmed the link in the e-mail.',
    join2: 'You learn your team',
    join2Text: 'An e-mail tells you whom you cook with, which course and at whose place.',
    join3: 'You get your route',
    join3Text: 'Shortly before the evening the link arrives, with addresses, times and phone numbers.',
    join4: 'You eat your way through the city',
    join4Text: 'Allow half an hour of travel between courses. Whoever cooks leaves the course before a little early.',
    question: 'Questions and answers',
    q1: 'Does everybody need a large kitchen?',
    a1: 'No. In every team one person must be able to seat six people at a table. This is looked after when teams are built.',
    q2: 'What if the number of people does not fit?',
    a2: 'Those left over are on the waiting list and move up. If you wish, single tables have more or fewer teams, so that nobody waits.',
    q3: 'Does it work with two courses?',
    a3: 'Yes. Then eight people are enough, and two teams sit at each table.',
    q4: 'I cannot come after all. What now?',
    a4: 'Until the registration closes you cancel it yourself: the link is in your e-mail and under “My events”. After that, tell whoever organises the event. They can let somebody move up.',
    q5: 'I have lost my link.',
    a5: 'Under “My events” you enter your e-mail address and get it again.',
    q6: 'Can I choose whom and what I cook?',
    a6: 'You can wish for a person and for a course. If two people wish for each other, they are a team. A wished course comes true where the plan allows it.',
  },
  create: {
    title: 'Create a running dinner',
    intro: 'Neither needs an account. You get a secret link with which you run your event.',
    real: 'Your event',
    realText:
      'You settle the date, the courses and the registration. Then you confirm your e-mail address and can start.',
    realAction: 'Create event',
    demo: 'Demo',
    demoText:
      'An event with 18 invented people and your own settings. Only you see it, and nobody else gets an e-mail.',
    demoAction: 'Create demo',
    needTitle: 'What you should know before you start',
    need1: 'The day and the city of the evening',
    need2: 'When each course begins. Two hours apart has proved to work',
    need3: 'The e-mail address at which your guests can reach you',
  },
  news: {
    title: 'News',
    intro: 'What has changed in this program, latest first.',
    registration: 'People now sign up themselves',
    registrationText:
      'Events can stand in the public list or be found only with a link. Guests sign up alone or as two, confirm their address and find everything again under “My events”. Organisers can ask for a price and limit postal codes.',
    routes: 'Shorter ways',
    routesText:
      'A plan can be made better: the program looks for routes with shorter ways, shows them beside your plan, and you decide. If a team drops out, it suggests the smallest change.',
    first: 'The beginning',
    firstText:
      'You can create an event, bring in guests from a spreadsheet, work out teams and routes and notify everybody by e-mail. Guests see their evening on the phone.',
  },
} satisfies Phrases<typeof german>
