import { type PostSeed, post } from './post-seed.ts';

export const EARLIER_POSTS: readonly PostSeed[] = [
  post(
    'anxiety',
    'Zoya Khan',
    23,
    'I made the phone call',
    `I had been putting off one call for eleven days. Eleven! I wrote a script, rang, and a machine told me to press two. That was all of it.

My hands were shaking and I laughed out loud in the kitchen. On to the next one.`,
  ),
  post(
    'depression',
    'Maya Fernandes',
    30,
    'The colours are coming back, a little',
    `For months everything tasted of cardboard. Yesterday I bought tomatoes and noticed that they were red. It sounds foolish. I stood in the market and looked at them.

It was not one thing: medicine, walking with a neighbour, time. If you are in the grey, I can only report from a bit further down the road that there are tomatoes.`,
  ),
  post(
    'relationships',
    'Siddharth Rao',
    13,
    'How do you make friends after thirty?',
    `I moved cities for work. My colleagues are kind, but everybody has children and a car. I have talked to the man at the dosa stall more than to anyone else this month (he is great).

What worked for you? I'm shy, but willing.`,
  ),
  post(
    'stress',
    'Deepa Krishnan',
    21,
    'Unpopular opinion: the to-do list was the problem',
    `Mine had sixty lines and moved with me from week to week like a family curse. A friend said: write only what you will do before lunch. Three lines. After lunch, three more if you like.

I get the same amount done, and I no longer feel as if I were always late for my own life.`,
  ),
  post(
    'therapy',
    'Imran Qadri',
    17,
    'What nobody told me about the first months',
    `It can feel worse before it feels better. You start to look at things that you had stacked very carefully. I nearly stopped at week five.

I'm at month seven now. The stack is smaller. Talk to your therapist when you want to run; mine said that it was the most useful session we had.`,
  ),
  post(
    'support',
    'Leela Varma',
    36,
    'Miscarriage, and the world just goes on',
    `At ten weeks. People say that it was early, as if love looked at a calendar. My husband does not know what to do with his hands. Neither do I.

I don't need anything fixed. I would like to hear from someone for whom it was also real.`,
  ),
  post(
    'selfcare',
    'Om Prakash Jha',
    12,
    'Retired, and learning the harmonium badly',
    `At sixty-three my fingers do what they like. My grandson covers his ears. But for one hour a day I do not think about my knees, my sugar or the news.

Start something you are too old for. I recommend it.`,
  ),
  post(
    'mindfulness',
    'Ritika Jain',
    10,
    'Meditation makes me more anxious. Am I doing it wrong?',
    `Whenever I follow my breath I start to control it, and then I feel as if I can't breathe properly. Everyone says "just relax into it".

Is there another way in? I would really like to learn this.`,
  ),
  post(
    'questions',
    'Samuel Thomas',
    7,
    'How do you tell your parents that you see a therapist?',
    `They think that it is for "mad people". I don't want to hide it any more, and I don't want a lecture over dinner either.

Did you tell yours? What words did you use?`,
  ),
  post(
    'general',
    'Bhavna Desai',
    26,
    'Be gentle in the comments, please',
    `A small wish. Many of us write here on our worst evening. A reply that begins with "that sounds hard" does more than one that begins with "you should".

Thank you to all of you who do that already. You have no idea how often I come back to your words.`,
  ),
  post(
    'anxiety',
    'Yash Tiwari',
    15,
    'Panic in the metro: what the guard said',
    `I got off two stations early and sat down on the platform. A guard sat down too, at some distance, and said, "Many people sit here. After ten minutes they take the next one." Then he talked about his daughter's school.

After ten minutes I took the next one.`,
  ),
  post(
    'depression',
    'Anonymous',
    28,
    'Telling someone was easier than carrying it',
    `I had not slept properly in weeks, and I had stopped answering messages. On Sunday I wrote to my cousin: "I'm not okay, can you come?" She brought idlis and did not ask questions until I had eaten.

On Monday she sat beside me while I called a doctor. If you are waiting for the right moment to tell someone, it may be now.`,
  ),
  post(
    'relationships',
    'Carol Pinto',
    18,
    'Loving someone who is ill, without losing yourself',
    `My partner has bipolar disorder. On good days we are the funniest couple in Goa. On others I walk on glass. I have learnt that I can hold his hand and still go to choir on Thursdays.

For a long time I thought that choir was selfish. Now I think choir is why I can stay.`,
  ),
  post(
    'stress',
    'Manoj Yadav',
    9,
    'The commute is eating me',
    `Two hours each way. I am not sad, I am just used up. By the time I am home my son is asleep.

Does anyone have a trick for making those four hours a day feel like life? So far: podcasts, and learning Marathi from the man who always takes the seat beside me.`,
  ),
  post(
    'therapy',
    'Aisha Rahman',
    14,
    'Homework that I thought was silly',
    `"Write down one thing each day that you did, and not how it felt." I rolled my eyes. Four weeks later I had a page of things I had done on days when I was sure that I had done nothing.

The mind keeps bad accounts. Paper keeps better ones.`,
  ),
  post(
    'support',
    'Anonymous',
    22,
    'One year without a drink today',
    `I can't tell the people around me, since they never knew how bad it was. So I tell you. One year. I had medical help for the first weeks, and please get it too, don't stop alone.

The evenings are long and clear. I'm learning to bake bread.`,
  ),
  post(
    'selfcare',
    'Pooja Hegde-Rao',
    16,
    'A walk that is not for steps',
    `I took the watch off. No route and no podcast, only until I found three things that I had never seen before: a blue door, a tailor who sings, a mango tree inside a wall.

Came back with the same problems and a lighter face.`,
  ),
  post(
    'mindfulness',
    'Stanzin Dorje',
    19,
    'From the mountains, a morning practice',
    `Before the stove is lit I step outside, name the four directions, and thank one person in each. It takes as long as the water needs to boil.

My grandmother taught me. She never called it mindfulness; she called it good manners.`,
  ),
  post(
    'questions',
    'Ravneet Gill',
    6,
    'How do you rest on a day off?',
    `I'm asking seriously. On my free day I clean, run errands, answer mails, and on Monday I am more tired than on Friday. When I lie down I hear a list.

What does a restful day look like, hour by hour, for someone who does not know how?`,
  ),
  post(
    'general',
    'Kavita Nambiar',
    24,
    'New here, hello',
    `I have been reading for weeks without writing. I am a teacher in Thrissur, I have two rescue dogs, and I have had a difficult year.

I like how people talk to each other here. I thought I would stop standing in the doorway and come in.`,
  ),
];
