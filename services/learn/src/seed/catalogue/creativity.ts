import { audio, type CourseSeed, exercise, RESOURCES, text, video } from '../course-seed.ts';

const category = 'creativity';

export const CREATIVITY: readonly CourseSeed[] = [
  {
    title: 'Everyday Creativity',
    description:
      'You do not have to be an artist to make things. A playful course that loosens perfectionism and brings back the joy of trying, with ten minutes a day and whatever is at hand.',
    category,
    level: 'Beginner',
    instructor: 'Ishita Roy',
    prerequisites: ['None. Paper and something that leaves a mark'],
    outcomes: [
      'Make something small every day',
      'Separate making from judging',
      'Use limits to get going',
      'Find ideas in ordinary things',
      'Show your work without apologising',
    ],
    rating: 4.8,
    ratingCount: 331,
    totalEnrollments: 3105,
    modules: [
      {
        title: 'Permission',
        description: 'To play, and to be bad at it.',
        lessons: [
          text(
            'The quota of bad ones',
            7,
            'Why quantity comes first.',
            `Nobody can decide to make a good thing. You can decide to make twenty. Among twenty there will be two you like, and you could not have reached them without the other eighteen. So set a quota: one bad drawing a day, one clumsy verse, one odd photograph.`,
          ),
          exercise(
            'Blind lines',
            9,
            'Draw without looking.',
            `1. Take a pen, and look at your other hand.
2. Draw its outline without looking at the paper or lifting the pen.
3. Do it three times.
4. Look. It is wrong, and alive. Write the date on it and keep it.`,
          ),
        ],
      },
      {
        title: 'Sparks',
        description: 'Where ideas come from.',
        lessons: [
          video(
            'The narrower, the freer',
            9,
            'How limits help.',
            `"Draw anything" freezes most people. "Draw your morning with three circles" sets them off. Choose your own limits: only blue, only six words, only what is on this table. A fence gives you something to lean against.`,
          ),
          exercise(
            'The noticing walk',
            15,
            'Collect with your eyes.',
            `Walk for fifteen minutes with one task: collect ten shades of green, or ten faces in things, or ten sounds. Write each down in three words. Back home, choose two that do not belong together and make something in which they meet.`,
          ),
        ],
      },
      {
        title: 'Keeping the door open',
        description: 'From a spark to a habit.',
        lessons: [
          text(
            'Two hats',
            7,
            'Maker and editor.',
            `The maker adds; the editor takes away. Both are needed, never at the same hour. While you make, the editor waits outside. Tomorrow he may come in, and must begin with what works.`,
          ),
          audio(
            'A memory of play',
            9,
            'A guided return.',
            `Close your eyes. Remember something that you made as a child, before anybody marked it: a hut, a song, a cake of mud. What did your hands do? Who was there? Notice how little you cared about being good. Bring that hour into today's ten minutes.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
  {
    title: 'Writing to Feel Better',
    description:
      'Putting an experience into words can bring order into what hurts. Journalling with structure: prompts that help, limits that protect, and ways to close the notebook and go on.',
    category,
    level: 'Beginner',
    prerequisites: ['A private notebook', 'For fresh and heavy losses, go slowly, or write together with someone'],
    outcomes: [
      'Write freely for fifteen minutes',
      'Choose prompts that fit the day',
      'Write about hard things without drowning in them',
      'Look at your story from other sides',
      'Close a session gently',
    ],
    rating: 4.7,
    ratingCount: 402,
    totalEnrollments: 3890,
    modules: [
      {
        title: 'Starting',
        description: 'The page has no teacher.',
        lessons: [
          text(
            'Rules for free writing',
            6,
            'There are only four.',
            `- Keep the pen moving.
- Don't correct.
- Nobody will read it.
- If you have nothing to say, write that until something comes.

Fifteen minutes are enough. What you write may be dull, unfair, or wise. All of it may stay on the page.`,
          ),
          exercise(
            'First pages',
            15,
            'Three openings.',
            `Choose one, and write for fifteen minutes.

1. What I did not say today…
2. If my tiredness could talk…
3. There is a room I remember…

Stop when the time is up, even in mid-sentence. Underline one line that surprised you.`,
          ),
        ],
      },
      {
        title: 'Hard things',
        description: 'Close enough, and not too close.',
        lessons: [
          video(
            'Writing at a distance',
            9,
            '"She" in place of "I".',
            `When something is too hot to hold, write it as a story about someone else: "She stood at the station with one bag." Many people can be kinder to her than to themselves. Later, when it has cooled, you may write one paragraph with "I".`,
          ),
          text(
            'The flip rule',
            7,
            'When to stop.',
            `If you feel that what you are writing is too much, flip the page and write about something else: the tea, the rain, your plans for Sunday. This is not cowardice; it is steering. You decide when and whether you go back.`,
          ),
        ],
      },
      {
        title: 'Other endings',
        description: 'A story has more than one.',
        lessons: [
          exercise(
            'The letter not sent',
            14,
            'To a person, a time, or a part of you.',
            `1. Write the letter that you cannot send. Say all of it.
2. Leave it for a day.
3. Write the answer that you would have wished for.
4. Keep it, tear it up or burn it safely. All three are endings.`,
          ),
          audio(
            'Closing the book',
            7,
            'Coming back to the day.',
            `Put the pen down. Feel the weight of the notebook in your hands, and close it. What you wrote stays there; you need not carry it into the kitchen. Look around, and name three things that are plain and good in this room. Drink a glass of water.`,
            [RESOURCES.neha, RESOURCES.help],
          ),
        ],
      },
    ],
  },
  {
    title: 'Creative Problem Solving',
    description:
      'Stuck usually means looking from one place only. Learn to ask a better question, produce many ideas before judging any, borrow from other fields, and test the best one cheaply.',
    category,
    level: 'Intermediate',
    prerequisites: ['One real problem that you would like to move'],
    outcomes: [
      'Turn a complaint into a workable question',
      'Produce thirty ideas in twenty minutes',
      'Borrow solutions from other fields',
      'Choose by criteria, not by volume',
      'Test an idea within a day',
    ],
    rating: 4.6,
    ratingCount: 207,
    totalEnrollments: 1960,
    modules: [
      {
        title: 'Ask it differently',
        description: 'The question is half of it.',
        lessons: [
          text(
            'How might we…',
            8,
            'From complaint to question.',
            `"The mornings are chaos" has no handle. "How might we leave home at eight without shouting?" has one. Make the question wide enough for surprises and narrow enough to begin. Write five versions, and choose the one that makes you lean forward.`,
          ),
          exercise(
            'Five whys, gently',
            10,
            'Down to the root.',
            `Write the problem, and ask "how come?" five times, each about the last answer. Stop when you reach something that you can influence. Ask it kindly; it is an inquiry and not an interrogation.`,
          ),
        ],
      },
      {
        title: 'Many before good',
        description: 'Widen, then narrow.',
        lessons: [
          video(
            'Thirty in twenty',
            9,
            'Past the obvious.',
            `The first ten ideas are those everyone has. The next ten are silly. Among the last ten there is something new, since your mind has run out of the usual. Do not stop at ten. Do not judge before thirty.`,
          ),
          text(
            'Stolen from nature',
            8,
            'Borrowing from elsewhere.',
            `How does an emergency room decide who comes first? How does a kitchen make two hundred meals in an hour? How does a tree drop what it cannot keep? Take your question into a foreign house, and look at how they live with it.`,
          ),
        ],
      },
      {
        title: 'Try it small',
        description: 'A day, not a year.',
        lessons: [
          text(
            'The cheapest test',
            8,
            'What would have to be true?',
            `Each idea stands on a belief: people will come, I will keep it up, it takes an hour. Find the shakiest one, and test only that, by tomorrow, for nearly nothing. A sketch, a call, a single evening. Then decide.`,
          ),
          exercise(
            'Your one-day experiment',
            12,
            'Plan, do, look.',
            `1. The idea, in one line.
2. The belief that I test.
3. What I do tomorrow, and until when.
4. What I would have to see in order to go on.
5. What I will do if I don't see it.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
  {
    title: 'From Block to Flow',
    description:
      'A creative block is a message, not a verdict. Find out what yours says, shape conditions in which deep absorption can come, and finish what you start without breaking yourself.',
    category,
    level: 'Advanced',
    instructor: 'Ishita Roy',
    prerequisites: ['A creative project that has stopped moving'],
    outcomes: [
      'Tell fear, fatigue and a wrong turn apart',
      'Shape the conditions for absorption',
      'Work in seasons rather than in sprints',
      'Handle criticism and comparison',
      'Finish, let go, and begin again',
    ],
    rating: 4.7,
    ratingCount: 118,
    totalEnrollments: 1015,
    modules: [
      {
        title: 'What a block says',
        description: 'Three kinds, three answers.',
        lessons: [
          text(
            'Afraid, empty, or lost',
            9,
            'A small diagnosis of the work, not of you.',
            `If you avoid the desk, you may be afraid: make the next piece smaller and show it to nobody. If you sit there and nothing comes, you may be empty: stop making for a while, and take things in. If it comes and feels dead, you may be lost: go back to where it last felt alive, and turn the other way.`,
          ),
          exercise(
            'Interview the project',
            13,
            'Let it answer.',
            `1. Write: "Dear project, what do you want to be?"
2. Answer in its voice, for ten minutes, without stopping.
3. Ask: "Where did I last hurt you?"
4. Choose one thing it asked for, and give it that this week.`,
          ),
        ],
      },
      {
        title: 'Conditions for flow',
        description: 'You cannot order it, but you can lay the table.',
        lessons: [
          video(
            'Clear, hard enough, undisturbed',
            10,
            'The three conditions.',
            `Absorption likes a clear next step, a task slightly above what is easy, and no interruptions for an hour. Prepare the step the evening before. Put the phone in another room. Begin with the smallest true piece. Then stay a little longer than is comfortable.`,
          ),
          audio(
            'Crossing the threshold',
            8,
            'A ritual before work.',
            `Stand at the edge of your desk. Breathe out. Name aloud what you leave outside. Name the one small thing that you will touch first. Sit down. Touch it.`,
          ),
        ],
      },
      {
        title: 'Finishing',
        description: 'And surviving it.',
        lessons: [
          text(
            'Good enough to leave the house',
            8,
            'When is it done?',
            `It is done when further work only makes it different. Choose the day in advance, tell somebody, and let it go out with its two flaws. The next one will be better, because this one left.`,
          ),
          text(
            "Other people's opinions",
            8,
            'Whose voice may in?',
            `Choose three readers: one who loves you, one who knows the craft, and one for whom it is made. Ask each one question. All other opinions are weather. If comparison bites, look at what you envy: it is often a signpost to what you would like to make next.`,
            [RESOURCES.neha],
          ),
        ],
      },
    ],
  },
];
