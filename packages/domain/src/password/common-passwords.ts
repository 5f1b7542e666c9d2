/**
 * Words that leaked passwords are made of, the most used ones first by kind: pass words, keyboards, names, teams,
 * heroes, cars, pets, places, months. Gathered by hand for this product. With fifteen characters as the least, nobody
 * can choose one of them alone: what people do is repeat it or pad it with years and signs, and `password-rules.ts`
 * refuses every such form. Lower case, letters alone, four at least.
 */
const WORDS = `
password passwort passwd passcode passphrase motdepasse contrasena contrasenia senha parola mima admin administrator
administrateur amministratore root system sysadmin manager master superuser guest user username login logon letmein
welcome bienvenue bienvenido benvenuto willkommen hello hallo bonjour secret segreto secreto geheim private public
change changeme changeit default temp temporary test testing tester demo sample example access account computer
internet network server service support office company business customer website database oracle cisco google yahoo
gmail hotmail outlook microsoft windows linux ubuntu debian apple iphone android samsung facebook twitter instagram
youtube linkedin whatsapp netflix spotify amazon paypal alibaba tencent baidu qwerty qwertz azerty qwertyuiop asdf
asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc edcrfv poiuytrewq lkjhgfdsa mnbvcxz abcdef abcdefgh
abcabc aabbcc xyzxyz iloveyou iloveme iloveu loveyou lovely love lover lovers loveme mylove trueloves forever always
together friend friends friendship bestfriend family mother father mommy daddy mamma brother sister daughter baby
babygirl babyboy angel angels angelo heaven hello kitty sunshine moonlight starlight rainbow flower flowers butterfly
princess prince queen king kingdom princesse principessa princesa trustno nothing something whatever anything
everything freedom liberty peace happy happiness smile smiley lucky luckyone blessed jesus jesuschrist christ christian
faith hope grace miracle believe godisgood god allah bismillah mohammed muhammad ahmed mahmoud mustafa fatima aisha
khalid omar hassan hussein ibrahim yousef maryam layla zainab abdullah abdulrahman salam habibi michael jordan michelle
jennifer jessica ashley amanda nicole daniel danielle andrew anthony joshua matthew christopher christian robert thomas
charles charlie william james john johnny jonathan joseph david richard patrick steven stephen kevin brian brandon
justin jason ryan nicholas nathan timothy george edward jackson samuel samantha elizabeth victoria alexander alexandra
alexandre alessandro alessandra alejandro alejandra andrea andreas antonio antonella giovanni giuseppe francesco
francesca federico federica lorenzo matteo martina valentina chiara giulia roberto salvatore vincenzo carlos carmen
cristina daniela diego eduardo fernando fernanda francisco gabriel gabriela guillermo isabel isabella javier jorge jose
josefina juan julian julio lucia luis manuel marcos maria mariana mariposa miguel monica pablo patricia pedro ramon
ricardo rodrigo rosario santiago sebastian sergio sofia teresa tomas vanessa veronica victor camille caroline catherine
celine chantal chloe christine christophe claire claude clement corinne delphine dominique elodie emilie emmanuel eric
fabien florence florian francois frederic genevieve guillaume helene isabelle jacques jeanne jerome julien juliette
laura laurence laurent marie marine martin mathilde mathieu maxime melanie nadia natalie nathalie nicolas olivier
pascal pauline philippe pierre quentin romain sandrine sarah sebastien sophie stephane stephanie sylvie thibault
valerie vincent virginie xavier yannick barbara benjamin bailey baileys bonnie brittany brooke buster carolina carolyn
casey cassie chelsea cheyenne christina cindy courtney crystal dakota dallas debbie deborah denise dennis diamond diana
donald donna doris dorothy douglas dylan eleanor ellen emily emma eric erica ethan eugene evelyn felicia frances
franklin gary gerald gloria grandma grandpa gregory hannah harley harold harrison harry heather helen henry howard hunter
jackie jacob jasmine jasper jeffrey jenny jeremy joanna jordan joyce julia julie karen katherine kathleen kathryn katie
keith kelly kenneth kimberly kristen kristina larry lauren leonard leslie linda lindsay lisa logan louise lucas lucy
mackenzie madison maggie marcus margaret marilyn marina marion marissa marshall martha megan melissa miranda mitchell
molly morgan natasha natalia nancy norman olivia oliver pamela parker paul peter phillip rachel ralph randy raymond
rebecca roger roland ronald rosemary russell ruth sabrina sandra scott shannon sharon shirley sidney simon sonia spencer
stanley stella sterling stuart susan suzanne sydney sylvia taylor terry theresa tiffany tracy travis trevor tristan
tyler valentin veronique virginia vivian walter warren wendy wesley whitney winston yolanda zachary football soccer
futbol calcio baseball basketball hockey tennis golf golfer cricket rugby volleyball swimming running cycling fishing
hunting racing skating skateboard surfing snowboard boxing wrestling karate champion champions winner winners player
players gamer gaming games playboy liverpool arsenal chelsea manchester everton tottenham barcelona realmadrid madrid
juventus milan inter napoli bayern dortmund benfica sporting porto celtic rangers ajax marseille lyon paris galatasaray
fenerbahce besiktas boca riverplate corinthians flamengo palmeiras santos ronaldo messi neymar maradona pele zidane
beckham yankees redsox lakers celtics bulls cowboys steelers packers eagles patriots broncos raiders giants dolphins
falcons ravens saints vikings jordan kobe lebron superman batman spiderman ironman hulk captain america avengers
starwars startrek skywalker vader yoda jedi matrix gandalf frodo legolas hobbit lordoftherings harrypotter hogwarts
voldemort hermione dumbledore pokemon pikachu charizard digimon naruto sasuke dragonball goku vegeta onepiece luffy
bleach ichigo evangelion nintendo playstation xbox minecraft fortnite roblox callofduty counterstrike starcraft
warcraft warhammer diablo halo zelda mario luigi sonic tetris pacman mickey mickeymouse minnie donald goofy pluto
snoopy garfield scooby scoobydoo simpsons homer bart spongebob patrick tweety winnie thepooh tinkerbell cinderella
aladdin simba nala nemo elsa anna frozen shrek barbie hellokitty metallica nirvana slipknot beatles eminem madonna
rihanna beyonce shakira onedirection justinbieber michaeljackson rockstar rocknroll guitar music musica musique piano
drummer metal blackmetal heavymetal hiphop reggae marley bobmarley dragon monkey tiger tigers lion lions panther bear
bears wolf wolves eagle falcon hawk shark dolphin horse horses pony puppy kitten kitty catdog doggy doggie butterfly
snake spider scorpion rabbit bunny turtle panda koala elephant penguin chicken chocolate cookie cookies candy sugar
sweet sweety sweetie honey cherry strawberry banana orange apple lemon peach peaches mango coconut vanilla cinnamon
pepper ginger coffee cappuccino tequila whisky whiskey vodka corona heineken budweiser guinness pizza pasta burger
cheese bacon butter summer winter spring autumn january february march april june july august september october
november december monday tuesday wednesday thursday friday saturday sunday weekend holiday vacation christmas easter
halloween birthday newyear ferrari porsche lamborghini mercedes mustang camaro corvette chevrolet chevy toyota honda
nissan subaru suzuki yamaha kawasaki ducati harleydavidson bmw audi volkswagen renault peugeot citroen fiat alfaromeo
jaguar ford dodge jeep cadillac hummer silver golden diamond platinum purple yellow green orange black white blue
scarlet crimson shadow phoenix thunder lightning storm hurricane tornado fire water earth wind ocean river mountain
sunset sunrise universe galaxy planet saturn jupiter mercury venus mars apollo zeus athena hercules achilles spartan
spartacus gladiator warrior soldier sniper hunter killer assassin ninja samurai pirate knight wizard merlin arthur
lancelot magic magician mystery maverick viper cobra raptor predator terminator rambo rocky godzilla dracula vampire
zombie monster demon devil lucifer hell hacker hacking matrix cyber alpha bravo charlie delta omega sigma gemini libra
virgo pisces aries taurus leo cancer scorpio sagittarius capricorn aquarius america american usa canada mexico brasil
brazil argentina colombia venezuela chile peru england scotland ireland france french germany deutschland italia italy
spain espana portugal russia moscow china chinese beijing shanghai japan tokyo korea india indian pakistan australia
sydney melbourne london newyork brooklyn boston chicago detroit miami texas dallas houston phoenix denver seattle
california sanfrancisco losangeles hollywood lasvegas hawaii washington berlin hamburg munich vienna roma rome venezia
firenze torino sevilla valencia lisboa istanbul turkey egypt cairo dubai morocco algeria tunisia lebanon palestine
airport airplane aircraft airline airlines airfreight aircargo airways boeing airbus pilot flight flying cargo freight
forwarder forwarding logistics logistica logistique shipping shipper shipment transport trucking trucker express
container warehouse customs import export delivery tracking kilolane correcthorsebatterystaple thequickbrownfox
openthedoor opensesame donttellanyone nopassword mypassword yourpassword thepassword newpassword oldpassword
passwordpassword goodmorning goodnight goodluck thankyou missyou lovelife mylife lifeisgood carpediem hakunamatata
woaini woaiwojia nihao wodemima ninhao
`;

/** Each once. */
export const COMMON_PASSWORDS: readonly string[] = [
  ...new Set(WORDS.split(/\s+/).filter((word) => word.length >= 4)),
];
