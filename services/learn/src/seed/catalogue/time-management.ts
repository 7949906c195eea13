import { audio, type CourseSeed, exercise, RESOURCES, text, video } from '../course-seed.ts';

const category = 'time-management';

export const TIME_MANAGEMENT: readonly CourseSeed[] = [
  {
    title: 'A Calm Week',
    description:
      'Plan a week that has room to breathe: one list, three real priorities, honest estimates, and white space for what nobody could foresee. Half an hour on Sunday is enough.',
    category,
    level: 'Beginner',
    prerequisites: ['A calendar, on paper or on screen'],
    outcomes: [
      'Gather everything on one trusted list',
      'Choose three priorities for a week',
      'Estimate honestly',
      'Leave a third of your time open',
      'Close each day in five minutes',
    ],
    rating: 4.7,
    ratingCount: 389,
    totalEnrollments: 3725,
    modules: [
      {
        title: 'Out of your head',
        description: 'One list.',
        lessons: [
          text(
            'The mind is for having ideas',
            7,
            'Not for keeping them.',
            `Every open promise taps you on the shoulder, mostly at night. Write all of it down in one place: calls, worries, wishes, the tap that drips. It takes twenty minutes. The list will be long; the head will be lighter.`,
          ),
          exercise(
            'Empty the drawer',
            15,
            'The great collection.',
            `1. Set a timer for fifteen minutes, and write down all that is open.
2. Go through work, home, health, people, money.
3. Cross out what you will honestly never do.
4. Mark what takes less than two minutes, and do three of these now.`,
          ),
        ],
      },
      {
        title: 'Choose',
        description: 'Three, not thirty.',
        lessons: [
          video(
            'The three stones',
            8,
            'Big things first.',
            `If the sand goes in first, there is no room for the stones. Choose three stones for the week: what would make it a good one even if nothing else happened? Give each a place in the calendar before anything else gets one.`,
          ),
          text(
            'Honest estimates',
            7,
            'Multiply by one and a half.',
            `We plan for a world without traffic, tiredness or telephones. Remember how long it took the last time, then add half. You will be late less often, and feel guilty less often, for the same work.`,
          ),
        ],
      },
      {
        title: 'Room to breathe',
        description: 'White space is a plan too.',
        lessons: [
          exercise(
            'Your Sunday half hour',
            12,
            'A ritual.',
            `1. Look back: what went well, what is left?
2. Choose three stones, and put them into the calendar.
3. Add what is fixed.
4. Leave a third of every day white.
5. Choose one thing you look forward to.`,
          ),
          audio(
            'Closing the day',
            6,
            'Five minutes at the desk.',
            `Look at the list. Tick off what is done, and move what is not. Write tomorrow's first step on a slip of paper. Say aloud: finished for today. Close the laptop with both hands. Breathe out, and let your shoulders be the last to leave work.`,
            [RESOURCES.neha],
          ),
        ],
      },
    ],
  },
  {
    title: 'Saying No to Busy',
    description:
      'Busy is not the same as alive. Find out what fills your days and why, let go of what does not need you, and make peace with never getting everything done.',
    category,
    level: 'Intermediate',
    instructor: 'Anjali Deshpande',
    prerequisites: ['A calendar that feels too full'],
    outcomes: [
      'See where your hours go',
      'Name what busyness protects you from',
      'Drop, delegate or shrink a third of your commitments',
      'Decline requests with grace',
      'Rest without having earned it',
    ],
    rating: 4.8,
    ratingCount: 244,
    totalEnrollments: 2360,
    modules: [
      {
        title: 'Where it goes',
        description: 'Facts first.',
        lessons: [
          exercise(
            'Three honest days',
            12,
            'A time log.',
            `Write down what you do every half hour, for three days, including the scrolling. Then sort it: must, want, drift, for others. Don't improve anything yet. What surprises you?`,
          ),
          text(
            'The comfort of being busy',
            8,
            'What would be there if it stopped?',
            `Busyness can be a badge, a shield, or an anaesthetic. If your evening were suddenly free, what would you feel? Some find boredom, some loneliness, some grief. It is good to know what you are running from before you slow down, so that you can slow down kindly.`,
          ),
        ],
      },
      {
        title: 'Letting go',
        description: 'Drop, hand over, shrink.',
        lessons: [
          video(
            'The funeral of good ideas',
            9,
            'A ceremony with a list.',
            `Some things on your list were good ideas of a person with another life. Read them aloud once, thank them, and cross them out. You are not failing them. You are making room for what is alive.`,
          ),
          text(
            'Half the size',
            7,
            'Nobody will notice.',
            `Ask of each task: what is the version that takes half as long and is still good? The shorter meeting, the simpler dinner, the letter of five lines. Perfection is often only a habit of not choosing.`,
          ),
        ],
      },
      {
        title: 'Enough',
        description: 'You will not get it all done.',
        lessons: [
          text(
            'Four thousand weeks',
            8,
            'The relief of limits.',
            `A long life has about four thousand weeks. You will never clear the list; nobody has. Oddly, this is good news. If you cannot do all of it, you are free to choose, and what you choose gets its worth from what you left.`,
          ),
          audio(
            'Resting without earning it',
            12,
            'A practice in doing nothing.',
            `Lie down in the middle of the day. The voice that says "first the dishes" may speak; it has had a lot of practice. Let your hands be open. For ten minutes you are not useful to anyone. Notice that the house still stands.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
  {
    title: 'Focus Blocks and Energy Rhythms',
    description:
      'An hour is not an hour: nine in the morning and three in the afternoon are different tools. Find your own rhythm, protect deep work, and plan by energy rather than by minutes.',
    category,
    level: 'Intermediate',
    prerequisites: ['Some freedom over parts of your day'],
    outcomes: [
      'Map your high and low hours',
      'Plan work by the energy it needs',
      'Protect one deep block each day',
      'Take breaks that restore',
      'Batch small tasks',
      'Agree on quiet hours with others',
    ],
    rating: 4.6,
    ratingCount: 218,
    totalEnrollments: 2045,
    modules: [
      {
        title: 'Your rhythm',
        description: 'Larks, owls and the rest.',
        lessons: [
          exercise(
            'The energy curve',
            9,
            'Five days, every two hours.',
            `Give your alertness a number from 1 to 5, every two hours, for five days. Draw the curve. Most people find one long high, one dip and a smaller second high. Where are yours?`,
          ),
          text(
            'Match the task to the hour',
            8,
            'Sharp, blunt and broad.',
            `- Sharp hours: writing, deciding, learning
- Blunt hours: mail, forms, tidying
- Broad, dreamy hours: ideas, conversations, walks

Stop giving your sharpest hour to other people's mail.`,
          ),
        ],
      },
      {
        title: 'The deep block',
        description: 'Ninety minutes.',
        lessons: [
          video(
            'Building a block',
            10,
            'Beginning, middle, end.',
            `Five minutes: what will be different at the end? Seventy minutes: one thing, one window, phone elsewhere. Ten minutes: where do I go on? Five: stand up. One such block a day moves more than eight hours in pieces.`,
          ),
          text(
            'Agreements about quiet',
            7,
            'Telling the others.',
            `Protected time works only if people know. "From nine to half past ten I don't answer; for fires, call." Say it once, keep it kindly, and answer reliably at other times. Trust grows, and so does the quiet.`,
          ),
        ],
      },
      {
        title: 'Real breaks',
        description: 'A scroll is not a rest.',
        lessons: [
          text(
            'What restores',
            7,
            'Away, out, together, still.',
            `A break restores when it differs from the work. After a screen: look far, move, go outside. After people: be alone. After being alone: call someone. Five minutes an hour, twenty at midday. It is not lost time; it is the other half of the work.`,
          ),
          audio(
            'Eyes to the horizon',
            6,
            'A break in six minutes.',
            `Stand at a window. Find the farthest point. Let your eyes rest on it, and your face loosen. Roll your shoulders. Breathe out. Follow one moving thing: a bird, a leaf, a bus. When you come back, begin with the smallest step.`,
            [RESOURCES.neha],
          ),
        ],
      },
    ],
  },
  {
    title: 'Long Projects, Steady Steps',
    description:
      'A thesis, a move, a recovery, a book: how to carry something for months without burning out. Milestones you can feel, reviews that help, and a plan for the dull middle.',
    category,
    level: 'Advanced',
    instructor: 'Nikhil Varghese',
    prerequisites: ['A project of three months or more', 'A weekly planning habit helps'],
    outcomes: [
      'Cut a long project into stages you can feel',
      'Plan backwards with slack',
      'Survive the dull middle',
      'Review and change course without shame',
      'Ask for help early',
      'Finish, and rest',
    ],
    rating: 4.7,
    ratingCount: 126,
    totalEnrollments: 1105,
    modules: [
      {
        title: 'The map',
        description: 'From far to near.',
        lessons: [
          text(
            'Plan backwards',
            9,
            'From the end to Monday.',
            `Begin with the last day, and ask what must be true the week before. And before that? Keep going until you reach this Monday. Then add a fifth of the time as slack at the end. Not in each step; at the end, where you need it.`,
          ),
          exercise(
            'Stages you can feel',
            13,
            'Five doors.',
            `1. Cut the project into about five stages.
2. Give each a door: something you can see, hold or show.
3. Plan how you celebrate each door. Small counts.
4. Write down only the steps to the first one.`,
          ),
        ],
      },
      {
        title: 'The dull middle',
        description: 'Where most things die.',
        lessons: [
          video(
            'Neither new nor near',
            9,
            'How to cross the plain.',
            `In the middle, the start is forgotten and the end not in sight. Expect it. Make the daily piece smaller, make progress visible on the wall, and meet someone once a week who asks how it goes. Do not start another project there. It will look very tempting.`,
          ),
          text(
            'The monthly review',
            8,
            'Four questions.',
            `- What moved?
- What is stuck, and what has it to tell me?
- What did I learn that changes the plan?
- What do I need, and from whom?

Changing the plan is not failing. The plan was made by someone who knew less.`,
          ),
        ],
      },
      {
        title: 'The end',
        description: 'Finishing is its own skill.',
        lessons: [
          text(
            'The last tenth',
            8,
            'Why it takes so long.',
            `At the end come the corrections, the forms, the fear of letting go. Make a list of what is truly missing; it is shorter than you feel. Nothing new gets in any more. Set the date, and tell two people.`,
          ),
          audio(
            'Afterwards',
            9,
            'The quiet after a long road.',
            `It is done, and perhaps you feel empty. That is how it is when a long companion leaves. Sit with it. Thank the hours, also the bad ones. Do nothing large for a week. Something new will knock.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
];
